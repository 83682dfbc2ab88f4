/** Payment partners' own pages. The sandbox's simulated partner is the only one on our own host. */
const partnerHosts: readonly string[] = ['checkout.xendit.co', 'checkout.paymongo.com'];

/**
 * The address to leave for, or null when it is not safe: it must be the named partner's host, one we know, over HTTPS.
 * A link to anywhere else must never be followed with a borrower's trust.
 */
export function safePartnerAddress(
  { partnerUrl, partnerHost }: { partnerUrl: string | null; partnerHost: string },
  { ownOrigin, isSandbox }: { ownOrigin: string; isSandbox: boolean },
): string | null {
  const url = partnerUrl !== null && URL.canParse(partnerUrl) ? new URL(partnerUrl) : null;
  if (url === null || url.host !== partnerHost || url.username !== '' || url.password !== '') return null;
  if (isSandbox && url.origin === ownOrigin) return url.href;
  return url.protocol === 'https:' && partnerHosts.includes(url.host) ? url.href : null;
}
