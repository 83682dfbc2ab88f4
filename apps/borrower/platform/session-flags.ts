import { keepOnPhone } from './keep-on-phone.ts';

/** What the query string of an address says about how the app was opened and which campaign led here. */
export type SessionFlags = {
  isBrowser?: string;
  standalone?: string;
  Messenger?: string;
  promotion?: Promotion;
};

export type Promotion = { campaign?: string; adgroup?: string; creative?: string };

const maximumFlagLength = 100;

export function readSessionFlags(search: string): SessionFlags {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name)?.slice(0, maximumFlagLength);
  const promotion = withoutAbsent({
    campaign: read('campaign'),
    adgroup: read('adgroup'),
    creative: read('creative'),
  });
  return withoutAbsent({
    isBrowser: read('isBrowser'),
    standalone: read('standalone'),
    Messenger: read('Messenger'),
    promotion: Object.keys(promotion).length > 0 ? promotion : undefined,
  });
}

const flagsOfTab = ['standalone', 'Messenger'];

/** isBrowser and promotion outlive the tab; standalone and Messenger belong to this tab only. */
export function storeSessionFlags(flags: SessionFlags, local: Storage, session: Storage): void {
  for (const [name, value] of Object.entries(flags)) {
    const storage = flagsOfTab.includes(name) ? session : local;
    keepOnPhone(storage, name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

type WithoutAbsent<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function withoutAbsent<T extends object>(record: T): WithoutAbsent<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<T>;
}
