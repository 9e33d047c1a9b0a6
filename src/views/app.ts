/**
 * The app as the pages see it: its statecharts, and the ports that pages read and act through. Ports without a
 * statechart are declared in src/events, those with one here. src/compose.ts builds one app; pages get it with
 * `useApp()`. Pages know no adapter.
 */
import { createContext, use } from 'react';
import type { AccountPort, AdminPort, MerchantRequestPort, PasskeysPort } from '../events/account/port.ts';
import type { AnalysisCalls, MovedAnalysis } from '../events/analysis/port.ts';
import type { AuditPort } from '../events/audit/port.ts';
import type { BluebookPort } from '../events/bluebook/port.ts';
import type { BrandPort } from '../events/brand/port.ts';
import type { CaptureCalls, Shot } from '../events/capture/port.ts';
import type { CartCalls } from '../events/cart/port.ts';
import type { ChatHistoryCalls } from '../events/chat/history-port.ts';
import type { ChatCalls } from '../events/chat/port.ts';
import type { HrAgentCalls } from '../events/hr-agent/port.ts';
import type { IntakesPort } from '../events/intake/port.ts';
import type { InviteCalls } from '../events/invite/port.ts';
import type { InvoicesPort } from '../events/invoice/port.ts';
import type { JobsPort } from '../events/job/port.ts';
import type { LedgerCalls, RecoveryCalls } from '../events/ledger/port.ts';
import type { MatchesPort } from '../events/match/port.ts';
import type { NoticesPort } from '../events/post/notice.ts';
import type { PostsPort } from '../events/post/port.ts';
import type { ProductsPort } from '../events/product/port.ts';
import type { PeoplePort } from '../events/profile/port.ts';
import type { RecordingCalls } from '../events/recording/port.ts';
import type { RecordingKind } from '../events/recording/recording.ts';
import type { ApplicantMessageCalls } from '../events/screening/message-port.ts';
import type { MovedScreening, ScreeningCalls } from '../events/screening/port.ts';
import type { ShopPort } from '../events/shop/port.ts';
import type { TenantsPort } from '../events/tenant/port.ts';
import type { ThreadPlace } from '../events/thread/port.ts';
import type { TodoCalls } from '../events/todo/port.ts';
import type { TransactionCalls } from '../events/transaction/port.ts';
import type { Dictation, TranscriptionCalls } from '../events/transcription/port.ts';
import type { PostKind } from '../events/post/medium.ts';
import type { UploadCalls } from '../events/upload/port.ts';
import type { AnalysisActor, analysisMachine } from '../machines/analysis.machine.ts';
import type { AuthActor } from '../machines/auth.machine.ts';
import type { BatchActor, batchMachine } from '../machines/batch.machine.ts';
import type { CaptureActor, captureMachine } from '../machines/capture.machine.ts';
import type { CartActor } from '../machines/cart.machine.ts';
import type { ChatActor, chatMachine, ChatPlace } from '../machines/chat.machine.ts';
import type { HrAgentActor, hrAgentMachine } from '../machines/hr-agent.machine.ts';
import type { InviteActor, inviteMachine } from '../machines/invite.machine.ts';
import type { LedgerActor } from '../machines/ledger.machine.ts';
import type { ProfileActor } from '../machines/profile.machine.ts';
import type { RecordingActor, recordingMachine } from '../machines/recording.machine.ts';
import type { RecoveryActor, recoveryMachine } from '../machines/recovery.machine.ts';
import type { RegistrationActor } from '../machines/registration.machine.ts';
import type { ScreeningActor, screeningMachine } from '../machines/screening.machine.ts';
import type { SettingsActor } from '../machines/settings.machine.ts';
import type { ThreadActor, threadMachine } from '../machines/thread.machine.ts';
import type { TodoActor } from '../machines/todo.machine.ts';
import type { TransactionActor, transactionMachine } from '../machines/transaction.machine.ts';
import type { TranscriptionActor, transcriptionMachine } from '../machines/transcription.machine.ts';
import type { UploadActor } from '../machines/upload.machine.ts';
import type { Watched } from '../machines/watch.ts';
import type { Ids } from '../events/shared/ids.ts';
import type { DeviceLogPort } from '../events/log/device-log.ts';

export interface AppConfig {
  readonly productTitle: string;
  /** `embedded`: our own identity server; `hosted`: a Firebase project. */
  readonly identity: 'embedded' | 'hosted';
}

export interface DevicePort {
  /** Deletes every log, snapshot, cached file and local key on this device, then signs out. */
  eraseEverything(): Promise<void>;
}

export interface LedgerPort extends LedgerCalls {
  readonly actor: LedgerActor;
}

/** Ways to recover a ledger that is damaged on this device. */
export interface RecoveryPort extends RecoveryCalls {
  /** The statechart that opens a damaged ledger again; not started yet. */
  actor(machine: typeof recoveryMachine, uid: string): RecoveryActor;
}

export interface Capture {
  /** Not started yet. Stopping it turns the camera off. */
  readonly actor: CaptureActor;
  readonly calls: CaptureCalls;
}

export interface CapturePort {
  /**
   * Connects a page's statechart to its adapters. The machine is a parameter so that it is loaded with the page.
   * @param onShot if given, the camera stays on after a picture, and each picture is passed to it
   */
  open(machine: typeof captureMachine, onShot?: (shot: Shot) => void): Promise<Capture>;
}

export interface BatchPort {
  /** Connects a page's statechart to its adapters; not started yet. Stopping it lets other tabs use the batch. */
  open(machine: typeof batchMachine): Promise<BatchActor>;
}

export interface ThreadsPort {
  /** Connects a page's statechart to its adapters; not started yet. */
  open(machine: typeof threadMachine, place: ThreadPlace): Promise<ThreadActor>;
}

export interface Recorder {
  /** Not started yet. Stopping it turns the device off and keeps what was recorded. */
  readonly actor: RecordingActor;
  readonly calls: RecordingCalls;
}

export interface RecordingPort {
  /** Connects a page's statechart to its adapters. The machine is a parameter so that it is loaded with the page. */
  open(machine: typeof recordingMachine, kind: RecordingKind): Promise<Recorder>;
}

export interface Transcriber {
  /** Not started yet. Stopping it ends speech recognition. */
  readonly actor: TranscriptionActor;
  readonly calls: TranscriptionCalls;
}

export interface TranscriptionPort {
  /** Connects a page's statechart to its adapters. The machine is a parameter so that it is loaded with the page. */
  open(machine: typeof transcriptionMachine): Promise<Transcriber>;
  /** null: this browser has no dictation, or none for the language. */
  dictation(): Promise<Dictation | null>;
}

export interface CartPort extends CartCalls {
  readonly actor: CartActor;
}

export interface TodoPort {
  /** The session's statechart. */
  readonly actor: TodoActor;
  readonly calls: TodoCalls;
}

export interface InvitesPort {
  /** Connects a page's statechart to its adapter. The machine is a parameter so that it is loaded with the page. */
  actor(machine: typeof inviteMachine): InviteActor;
  readonly calls: InviteCalls;
}

export interface TransactionsPort {
  readonly calls: TransactionCalls;
  /** Connects the page's statechart to its adapters. The machine is a parameter so that it is loaded with the page. */
  actor(machine: typeof transactionMachine): TransactionActor;
}

export interface ScreeningsPort {
  readonly calls: ScreeningCalls;
  readonly messages: ApplicantMessageCalls;
  /** Connects the page's statechart to its adapter. */
  actor(machine: typeof screeningMachine): ScreeningActor;
  /** Calls the listener on live progress of the signed-in person's screenings; null: reload everything. */
  follow(listener: (moved: MovedScreening | null) => void): () => void;
}

export interface Chat {
  /** Not started yet. */
  readonly actor: ChatActor;
  /** A temporary chat is stored nowhere. */
  readonly temporary: boolean;
  /** Reads a text aloud until its end or until the returned function is called; null if no voice speaks the language. */
  readonly read: ((text: string, language: string, onEnd: () => void) => () => void) | null;
}

export interface ChatPort {
  readonly calls: ChatCalls;
  readonly history: ChatHistoryCalls;
  /**
   * Connects a page's statechart to its adapters. The machine is a parameter so that it is loaded with the page.
   * Stopping the actor does not stop an answer.
   */
  open(machine: typeof chatMachine, place: ChatPlace): Promise<Chat>;
  /** Opens a chat that is stored nowhere, not even in journals. Stopping it stops its answer and discards the chat. */
  openTemporary(machine: typeof chatMachine): Promise<Chat>;
}

export interface OpenedAnalysis {
  /** Not started yet. */
  readonly actor: AnalysisActor;
  /** Calls the listener on live progress of the signed-in person's analyses; null: reload everything. */
  follow(listener: (moved: MovedAnalysis | null) => void): () => void;
}

export interface AnalysesPort {
  readonly calls: AnalysisCalls;
  /** Connects a page's statechart to its adapters. The machine is a parameter so that it is loaded with the page. */
  open(machine: typeof analysisMachine): Promise<OpenedAnalysis>;
}

export interface HrAgentPort extends HrAgentCalls {
  /** The one conversation of this tab; it continues while other pages are open. */
  actor(machine: typeof hrAgentMachine): HrAgentActor;
}

/** An upload in the uploads panel. */
export interface ShownUpload {
  readonly id: string;
  readonly name: string;
  readonly kind: PostKind;
  readonly actor: UploadActor;
}

/** The signed-in person's uploads that this tab knows of, oldest first. */
export interface UploadsPort extends UploadCalls {
  /** The same array until an upload is added or removed. */
  all(): readonly ShownUpload[];
  subscribe(listener: () => void): () => void;
  /** Calls the listener when an upload has become a post. */
  onPublished(listener: () => void): () => void;
  /** Loads what `enqueue` needs, so that it works offline later. */
  prepare(): void;
  /** Hides a finished upload. */
  dismiss(id: string): void;
}

/** The statecharts that run in this tab, for inspection. */
export interface RunningPort {
  /** The same array until something happens. */
  all(): readonly Watched[];
  subscribe(listener: () => void): () => void;
}

export interface App {
  readonly ids: Ids;
  readonly config: AppConfig;
  readonly auth: AuthActor;
  readonly registration: RegistrationActor;
  readonly profile: ProfileActor;
  readonly settings: SettingsActor;
  readonly ledger: LedgerPort;
  readonly recovery: RecoveryPort;
  readonly people: PeoplePort;
  readonly admin: AdminPort;
  readonly merchantRequest: MerchantRequestPort;
  readonly account: AccountPort;
  readonly passkeys: PasskeysPort;
  readonly device: DevicePort;
  readonly audit: AuditPort;
  readonly deviceLog: DeviceLogPort;
  readonly capture: CapturePort;
  readonly batch: BatchPort;
  readonly recording: RecordingPort;
  readonly transcription: TranscriptionPort;
  readonly cart: CartPort;
  readonly products: ProductsPort;
  readonly posts: PostsPort;
  readonly uploads: UploadsPort;
  readonly threads: ThreadsPort;
  readonly notices: NoticesPort;
  readonly intakes: IntakesPort;
  readonly invites: InvitesPort;
  readonly invoices: InvoicesPort;
  readonly shops: ShopPort;
  readonly tenants: TenantsPort;
  readonly bluebook: BluebookPort;
  readonly brand: BrandPort;
  readonly jobs: JobsPort;
  readonly screenings: ScreeningsPort;
  readonly matches: MatchesPort;
  readonly hrAgent: HrAgentPort;
  readonly chat: ChatPort;
  readonly running: RunningPort;
  readonly transactions: TransactionsPort;
  readonly analyses: AnalysesPort;
  readonly todo: TodoPort;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}
