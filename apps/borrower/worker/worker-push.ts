/*
 * The service worker's part in word of messages: shows what was sent for this phone, and leads to the message at a tap.
 */

/** What the server sends: words for a locked screen, and the message they are about. */
type SentPush = { title: string; body: string; language: string; messageId: string };

export type PushHeard = { data: { json: () => unknown } | null };
export type TapHeard = { notification: Notification };
export type ChangeHeard = { oldSubscription?: PushSubscription | null };

export type OpenPages = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
  openWindow: (address: string) => Promise<unknown>;
};
type OpenPage = { focus: () => Promise<OpenPage>; navigate: (address: string) => Promise<unknown> };
type Registration = Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;

/** One notice for each message: the same one told twice takes its own place. The icon wears a mark until the app is opened. */
export async function showPush(
  registration: Registration,
  { data }: PushHeard,
  icon: Partial<Pick<Navigator, 'setAppBadge'>>,
): Promise<void> {
  if (data === null) return;
  const { title, body, language, messageId } = data.json() as SentPush;
  await registration.showNotification(title, {
    body,
    lang: language,
    tag: messageId,
    icon: '/icons/icon-192.png',
    data: messageId,
  });
  await icon.setAppBadge?.().catch(() => undefined);
}

/** Shows the message in the app that is open, or opens the app with it. */
export async function openPushed(pages: OpenPages, { notification }: TapHeard): Promise<void> {
  notification.close();
  const address = `/msgDetail?m=${encodeURIComponent(String(notification.data))}`;
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  try {
    await (await page?.focus())?.navigate(address);
    if (page !== undefined) return;
  } catch {
    // A page of the time before this worker cannot be led anywhere.
  }
  await pages.openWindow(address);
}

/** The phone's maker takes another address from now on; the app hands it in the next time it is opened. */
export async function renewAddress(
  { pushManager }: Registration,
  { oldSubscription }: ChangeHeard,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (key) await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
