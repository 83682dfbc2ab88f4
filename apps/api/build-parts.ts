import { createEventSender } from './adapters/event-receiver/post-event.ts';
import { chosenFaceCheck } from './adapters/face-check/chosen-face-check.ts';
import { createCardReader } from './adapters/id-reading/card-reader.ts';
import { createSeededInstitutions } from './adapters/institutions/seeded-institutions.ts';
import { argon2Passwords } from './adapters/passwords/argon2-passwords.ts';
import { chosenPhotoStore } from './adapters/photo-store/chosen-photo-store.ts';
import { createPdfPapers } from './adapters/pdf-papers/pdf-papers.ts';
import { createPersonalData, type PersonalDataKeys } from './adapters/personal-data/personal-data.ts';
import { createBackgroundRuns } from './adapters/postgres/background-runs.ts';
import { createRepositories } from './adapters/postgres/repositories.ts';
import { startClockWatch } from './adapters/postgres/clock-watch.ts';
import { createCloseOfBusiness } from './adapters/postgres/close-of-business.ts';
import { type Database } from './adapters/postgres/database.ts';
import { createDirectory } from './adapters/postgres/directory.ts';
import { createJobQueue } from './adapters/postgres/job-queue.ts';
import { createLedger } from './adapters/postgres/ledger.ts';
import { createLoginStore } from './adapters/postgres/login-store.ts';
import { createFaqRepository } from './adapters/postgres/faq-repository.ts';
import { createMaintenanceRepository } from './adapters/postgres/maintenance-repository.ts';
import { createPayoutQueue } from './adapters/postgres/payout-queue.ts';
import { createProductList } from './adapters/postgres/product-list.ts';
import { createStaffStore } from './adapters/postgres/staff-store.ts';
import { workerPriceCapCheck } from './adapters/price-cap-check/worker-price-cap-check.ts';
import { settlementCsv } from './adapters/settlement-csv/read-settlement-csv.ts';
import { createAddressBook } from './adapters/psgc/address-book.ts';
import { createRandomness } from './adapters/randomness/randomness.ts';
import { sharpImages } from './adapters/sharp-images/sharp-images.ts';
import type { ClockWatch } from './ports/clock.ts';
import type { BackgroundRuns } from './ports/background-runs.ts';
import type { CustomerStore } from './ports/customer-store.ts';
import { openWindows } from './processes-agree.ts';
import { type Endings } from './run-process.ts';
import { type Settings } from './settings.ts';
import type { Context } from './use-cases/context.ts';
import { isReached } from './use-cases/payout/payout-providers.ts';
import { openedWorld, type OpenWorld, type World } from './world.ts';
import { type Observed, wireProviders } from './wire-providers.ts';

/** What the program is made of. */
export type Parts = {
  observed: Observed;
  context: Context;
  backgroundRuns: BackgroundRuns;
  world: World;
  clockWatch: ClockWatch;
  windows: ReturnType<typeof openWindows>;
};

/** Makes every part but the server: the ports with their adapters, and who stands outside. */
export async function buildParts(
  settings: Settings,
  database: Database,
  store: CustomerStore,
  openWorld: OpenWorld,
  keys: PersonalDataKeys,
  endings: Endings,
  observed: Observed,
): Promise<Parts> {
  const personalData = createPersonalData(keys);
  const clockWatch = await startClockWatch(database, {
    // The sandbox may live on another day than its database.
    ...(settings.mode === 'sandbox' ? { mostDifferenceMs: Infinity } : {}),
    onCompared: observed.figures.onClockCompared,
  });
  const machineClock = clockWatch.clock;
  const world = await openedWorld(openWorld, { settings, database, personalData, machineClock });
  const { clock, sandbox } = world;
  if (sandbox !== null) endings.add(sandbox.stop, 500);
  const randomness = createRandomness(clock);
  const { stop: stopFaces, ...faceCheck } = chosenFaceCheck(settings.faceCheck);
  endings.add(stopFaces, 500);
  const { stop: stopCards, ...cards } = createCardReader({ now: clock.now });
  endings.add(stopCards, 500);
  const { stop: stopPapers, ...papers } = createPdfPapers();
  endings.add(stopPapers, 500);
  const context: Context = {
    store,
    directory: createDirectory(database),
    ledger: createLedger(database),
    closes: createCloseOfBusiness(database),
    logins: createLoginStore(database),
    ...createRepositories(database),
    maintenance: await createMaintenanceRepository(database),
    faq: createFaqRepository(database),
    staff: createStaffStore(database),
    passwords: argon2Passwords,
    personalData,
    randomness,
    ...wireProviders(settings, world, { personalData, faces: faceCheck.faces }, observed),
    eventSender: createEventSender({ isOwnMachineReached: settings.areEventsSentToOwnMachine }),
    institutions: createSeededInstitutions((code) => isReached(world, code)),
    addresses: createAddressBook(),
    ...chosenPhotoStore(settings),
    images: sharpImages,
    cards,
    faceFigures: faceCheck.faceFigures,
    livenessChallenge: faceCheck.livenessChallenge,
    lenderRules: settings.lenderRules,
    payoutTimes: settings.payoutTimes,
    payoutQueue: createPayoutQueue(database),
    jobQueue: createJobQueue(database),
    settlementReader: settlementCsv,
    accountKeeping: settings.accountKeeping,
    installBonus: settings.installBonus,
    facebookBonus: settings.facebookBonus,
    papers,
    identity: settings.identity,
    products: await createProductList(database),
    priceCapCheck: workerPriceCapCheck,
    publicOrigin: settings.publicOrigin,
    now: clock.now,
  };
  const windows = openWindows(database, personalData);
  return { context, backgroundRuns: createBackgroundRuns(database), world, windows, observed, clockWatch };
}
