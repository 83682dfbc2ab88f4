import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  eventOf,
  loanEvents,
  type LoanEventType,
  loanEventTypes,
} from '../packages/contract/endpoints/receiver/loan-events.ts';
import { projectFolder } from './source-files.ts';

/* The page for those who write systems that take events, from the contract itself: `node tools/event-catalogue.ts`. */

export const eventsPage = path.join('docs', 'events.md');
export const samplePath = path.join('docs', 'samples', 'receive-events.mjs');

type Schema = {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
};

const opening = `# Events of loans, and the partner API

For those who connect a lender's own systems. This page is written by \`node tools/event-catalogue.ts\` from the contract; change that,
not this page. [Record 53](decisions/0053-events-out-and-partner-keys.md) has the reasons.

## Taking events

An admin adds the address of a receiver in the console under *Event receivers*, picks events, and is shown a secret once. Each event is
a POST by [Standard Webhooks](https://www.standardwebhooks.com/), with the headers \`webhook-id\`, \`webhook-timestamp\` and
\`webhook-signature\`.

- Check the signature on the body as it came, before it is parsed. Libraries of Standard Webhooks do it in most languages.
- Answer 2xx within ten seconds. Anything else, a redirect too, is a failure: the event is tried again for three days, ten times in all.
  Once the receiver takes an event after an outage, all that waits follows at once.
  410 stops the receiver: staff turn it on again, and what happened meanwhile follows.
- An event may come twice. It has the same \`id\` each time.
- Events of one loan come in the order of \`sequence\`, which has no gaps where all types are picked. Events of different loans may
  overtake one another.
- After a change of the secret each event is signed with both for 24 hours. A secret that is changed again within that time ends none of
  these signatures earlier.
- What was missed can be sent again from the console, or read with a key from \`GET /api/partner/v1/events\`.

This receiver is run by a test:
`;

const partners = `
## The partner API

An admin makes a key in the console under *Partner keys*. It goes into \`Authorization: Bearer luwag_...\`. \`/api/openapi.json\` describes each
call; those under \`/api/partner/v1\` are for keys.

| Call | Scope | Gives |
|---|---|---|
| \`GET /api/partner/v1/loans/{loan}\` | \`loans:read\` | a loan by its id or order number: balance of today, schedule, and what was paid before a hardship plan |
| \`GET /api/partner/v1/loans?after=\` | \`loans:read\` | loans to which something happened since a cursor; all of them from the beginning |
| \`GET /api/partner/v1/events?after=\` | \`events:read\` | events of the last 90 days after a cursor |
| \`POST /api/partner/v1/loans/{loan}/repayments\` | \`repayments:write\` | tells of money that came by a channel of the lender's own; needs an \`Idempotency-Key\` |
| \`GET /api/partner/v1/loans/{loan}/repayments/{id}\` | \`repayments:write\` | what became of it: \`waiting\`, \`booked\` or \`refused\` |

- A key that may write works once a second person has confirmed it. What it tells is booked once a member of staff has confirmed that too.
- 401: the key is unknown, past its day or revoked. 403: it lacks the scope. 429: it called too often; \`Retry-After\` says for how many
  seconds to wait.
- Amounts are whole centavos, days are days in Manila, instants are UTC. No answer holds a name, a phone number or a document.
`;

/** The page's text, with the sample as it stands. */
export function describeEvents(sample: string): string {
  const code = `\n\`\`\`js\n${sample.trim()}\n\`\`\`\n`;
  const example = `\nA body looks like this:\n\n\`\`\`json\n${JSON.stringify(exampleEvent, null, 2)}\n\`\`\`\n`;
  const catalogue = loanEventTypes.map((type) => sectionOf(type)).join('\n');
  return `${opening}${code}${example}\n## Every event\n\nEach carries what the first one carries in \`data\` up to \`dueOn\`; the others list what they add.\n\n${catalogue}${partners}`;
}

const exampleEvent = {
  id: '0a1c9d52-7f0e-8b43-8d2a-5d1f2b7c9e01',
  type: 'loan.repaid',
  timestamp: '2026-11-27T02:15:04.120Z',
  sequence: 3,
  data: {
    customerId: '01a1fb67-1800-7072-9580-df73801920c3',
    loanId: '01a1fb67-1800-7077-b450-83f481e22521',
    orderNumber: '2611-2700-0417',
    status: 'active',
    owedCentavos: 412_500,
    dueOn: '2026-12-21',
    source: 'payment',
    amountCentavos: 100_000,
    paidOn: '2026-11-27',
    reference: 'GC0912345678',
  },
};

const [first = 'loan.approved'] = loanEventTypes;
const isCommon = (name: string): boolean => name in commonFields;
const commonFields = Object.fromEntries(
  Object.entries(fieldsOf('loan.cancelled')).map(([name]) => [name, true]),
);

function sectionOf(type: LoanEventType): string {
  const own = Object.entries(fieldsOf(type)).filter(([name]) => type === first || !isCommon(name));
  const lines = own.map(([name, schema]) => `| \`${name}\` | ${wordsOf(schema)} |`);
  const table = lines.length === 0 ? '' : `\n| Field | Is |\n|---|---|\n${lines.join('\n')}\n`;
  return `### \`${type}\`\n\n${loanEvents[type].meaning}\n${table}`;
}

function fieldsOf(type: LoanEventType): Readonly<Record<string, Schema>> {
  const schema = toJsonSchema(eventOf(type), { errorMode: 'ignore', typeMode: 'input' }) as Schema;
  return schema.properties?.['data']?.properties ?? {};
}

function wordsOf({ type, format, enum: values, anyOf, items }: Schema): string {
  if (anyOf !== undefined) return anyOf.map((each) => wordsOf(each)).join(' or ');
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (items !== undefined) return `list of: ${wordsOf(items)}`;
  return format ?? type ?? 'any';
}

/** The sample as it stands in its file. */
export const readSample = (): string => readFileSync(path.join(projectFolder, samplePath), 'utf8');

if (import.meta.main) writeFileSync(path.join(projectFolder, eventsPage), describeEvents(readSample()));
