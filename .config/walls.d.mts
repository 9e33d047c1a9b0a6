export interface Wall {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly base: readonly string[];
  readonly features: Readonly<Record<string, readonly string[]>>;
}

export declare const walls: Readonly<Record<string, Wall>>;
