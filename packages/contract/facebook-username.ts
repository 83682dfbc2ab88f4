import { plainText } from './plain-text.ts';

const hosts =
  /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.com|fb\.me|m\.me|messenger\.com)(?=[/?#]|$)/i;
const id = /^\d{5,25}$/;
/** Parts of an address that stand where a username could, and identify a page of Facebook and no person. */
const places = new Set(
  (
    'ads business events friends gaming groups hashtag help home login marketplace me messages notifications ' +
    'pages people photo photos posts privacy public reel reels search settings share sharer stories t watch'
  ).split(' '),
);

/** Why nothing was taken from what was written: it is no username, or an address that does not show whose it is. */
export type FacebookFault = 'facebook_username_format' | 'facebook_address_unclear';

/**
 * The Facebook username or profile number behind a username, an address of a profile in any of its forms, or nothing at all.
 * Addresses of a shared post or a group are refused, since they do not identify a person.
 */
export function facebookUsernameOf(written: string): { value: string } | { fault: FacebookFault } {
  const text = plainText(written).trim().replace(/^@/, '');
  if (text === '') return { value: '' };
  const isAddress = hosts.test(text) || /^\w+(\.php)?[/?]/.test(text);
  if (!isAddress) return asUsername(text);
  const found = fromAddress(text.replace(hosts, ''));
  return found === null ? { fault: 'facebook_address_unclear' } : asUsername(found);
}

/** What identifies the person in the part of an address that follows the host, or null. */
function fromAddress(rest: string): string | null {
  const [, path = '', query = ''] = /^\/*([^?#]*)(?:\?([^#]*))?/.exec(rest) ?? [];
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  if (first.toLowerCase() === 'profile.php') return numberOrNull(new URLSearchParams(query).get('id') ?? '');
  if (first.toLowerCase() === 'people') return numberOrNull(third);
  if (first.toLowerCase() === 'p') return numberOrNull(/-(\d+)$/.exec(second)?.[1] ?? '');
  if (first.toLowerCase() === 't') return isPlace(second) ? null : second;
  return isPlace(first) ? null : first.replace(/^@/, '');
}

function numberOrNull(text: string): string | null {
  return id.test(text) ? text : null;
}

function isPlace(part: string): boolean {
  return part === '' || places.has(part.toLowerCase()) || /\.php$/i.test(part);
}

function asUsername(text: string): { value: string } | { fault: FacebookFault } {
  const isUsername = /^[a-z0-9.]{5,50}$/i.test(text) && !isPlace(text);
  return isUsername ? { value: text } : { fault: 'facebook_username_format' };
}

/** The form in which two spellings of one username are equal: Facebook leaves out capitals and dots. */
export function facebookIdentity(username: string): string {
  return username.toLowerCase().replace(/\./g, '');
}
