import type { FastifyInstance } from 'fastify';
import type { Database } from './adapters/postgres/database.ts';
import type { Handlers } from './http/handler.ts';
import type { TestedLine } from './http/http-server.ts';
import type { Clock } from './ports/clock.ts';
import type { CollectionProvider } from './ports/collection-provider.ts';
import type { EventReader } from './ports/provider-events.ts';
import type { ProviderList } from './ports/provider-list.ts';
import type { PayoutProvider } from './ports/payout-provider.ts';
import type { PersonalData } from './ports/personal-data.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import type { Settings } from './settings.ts';
import type { Context } from './use-cases/context.ts';

/** What stands outside the product: time, and those who carry its money and messages. */
export type World = {
  clock: Clock;
  sms: SmsSender;
  payouts: PayoutProvider;
  /** Takes a payout that the first one definitely refused for a reason of its own; null where there is none. */
  secondPayouts: PayoutProvider | null;
  collections: CollectionProvider;
  /** What each of them lists by itself. */
  lists: readonly ProviderList[];
  /** Who reads what providers tell by themselves. */
  events: readonly EventReader[];
  /** Invented people and levers to try the product with; null where real money moves. */
  sandbox: Sandbox | null;
};

export type Sandbox = {
  /** Reads again how far another process has moved the clock. */
  refresh: () => Promise<void>;
  /** Ends the doubles of providers that this process serves. */
  stop: () => Promise<void>;
  /** The calls of the test bench. */
  handlers: (context: Context) => Partial<Handlers>;
  /** The page of the simulated payment partner. */
  bindPages: (server: FastifyInstance, context: Context) => void;
  line: TestedLine;
  /** Staff, answers to questions and, where the settings ask for them, borrowers; before anybody is served. */
  fill: (context: Context, say: Say) => Promise<void>;
  /** How to sign in to the console. */
  tellSignIns: (say: Say) => void;
};

export type OpenWorld = (surroundings: {
  /** Time that a clock set wrong does not move. */
  machineClock: Clock;
  settings: Settings;
  database: Database;
  personalData: PersonalData;
}) => Promise<World>;

/** The world that the settings name. The sandbox's code is loaded by the sandbox alone. */
export async function chosenWorld({ mode }: Pick<Settings, 'mode'>): Promise<OpenWorld> {
  switch (mode) {
    case 'sandbox':
      return (await import('./sandbox-world.ts')).openSandboxWorld;
    case 'production':
      return (await import('./provider-world.ts')).openProviderWorld;
    default:
      return mode satisfies never;
  }
}

/** Opens the world and refuses a sandbox where real money moves. Errors: `StartRefused`. */
export async function openedWorld(open: OpenWorld, given: Parameters<OpenWorld>[0]): Promise<World> {
  const world = await open(given);
  if (given.settings.mode !== 'sandbox' && world.sandbox !== null) {
    await world.sandbox.stop();
    throw new StartRefused('a sandbox is no part of production');
  }
  return world;
}
