/** FIREBASE_CONFIG: the hosted project that stores accounts and documents. */
import { z } from 'zod';
import { wrong } from './variables.ts';

/** The web configuration of a hosted Firebase project, as its console shows it. Public by design. */
const firebaseSchema = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  authDomain: z.string().optional(),
  databaseURL: z.url().optional(),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string().optional(),
  appId: z.string().optional(),
  measurementId: z.string().optional(),
});
export type FirebaseConfig = z.infer<typeof firebaseSchema>;

export function readFirebase(text: string): FirebaseConfig {
  try {
    const parsed = firebaseSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: the same error as for JSON of another shape.
  }
  return wrong('FIREBASE_CONFIG', text);
}
