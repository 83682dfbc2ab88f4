import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderDoubles } from './start-doubles.ts';
import { type Fault, faults } from './faults.ts';

/* Pages for the person who tries the product: what the doubles received, what happens next, and where a borrower pays. */

const providers = ['xendit', 'paymongo', 'semaphore', 'twilio'] as const;

export function bindControlPages(app: FastifyInstance, doubles: ProviderDoubles): void {
  app.get('/', async (_request, reply) => sendPage(reply, 'Provider doubles', controlPage(doubles)));
  app.post('/do', async (request, reply) => {
    carryOut(doubles, new URLSearchParams(String(request.body)));
    return reply.redirect('/', 303);
  });
  app.get<{ Params: { id: string } }>('/xendit/pay/:id', async (request, reply) => {
    const found = doubles.xenditPayments.requests.find(({ requestId }) => requestId === request.params.id);
    if (found === undefined) return reply.code(404).send();
    return sendPage(reply, 'Pay', payPage('xendit', found.referenceId, found.amountPesos));
  });
  app.get<{ Params: { id: string } }>('/paymongo/pay/:id', async (request, reply) => {
    const found = doubles.payMongoCheckout.sessions.find(({ sessionId }) => sessionId === request.params.id);
    if (found === undefined) return reply.code(404).send();
    return sendPage(reply, 'Pay', payPage('paymongo', found.referenceNumber, found.amountCentavos / 100));
  });
  app.post('/pay', async (request, reply) => {
    const form = new URLSearchParams(String(request.body));
    const back = payAsTold(doubles, form);
    return back === null ? reply.code(404).send() : reply.redirect(back, 303);
  });
}

/** Returns where the borrower goes next. */
function payAsTold(doubles: ProviderDoubles, form: URLSearchParams): string | null {
  const reference = form.get('reference') ?? '';
  const pesos = Number(form.get('pesos'));
  const isPaid = form.get('outcome') === 'pay';
  if (form.get('provider') === 'xendit') {
    const { requests, pay, fail } = doubles.xenditPayments;
    const found = requests.find(({ referenceId }) => referenceId === reference);
    if (isPaid) pay(reference, { amountPesos: pesos });
    else fail(reference);
    return found?.returnUrl ?? null;
  }
  const { sessions, pay, fail } = doubles.payMongoCheckout;
  const found = sessions.find(({ referenceNumber }) => referenceNumber === reference);
  if (isPaid) pay(reference, { amountCentavos: Math.round(pesos * 100) });
  else fail(reference);
  return found?.returnUrl ?? null;
}

function carryOut(doubles: ProviderDoubles, form: URLSearchParams): void {
  const value = form.get('value') ?? '';
  const what = form.get('what') ?? '';
  switch (what) {
    case 'fault':
      doubles.host.arrangeFaults(value, [faults.find((fault) => fault === form.get('fault')) ?? null]);
      return;
    case 'payout-fails':
      doubles.xenditPayouts.arrange([{ failsWith: value }]);
      doubles.payMongoTransfers.arrange([{ failsWith: value.toLowerCase() }]);
      return;
    case 'payout-held':
      doubles.xenditPayouts.arrange(['held']);
      return;
    case 'finish':
      doubles.xenditPayouts.finish(value, 'succeeds');
      return;
    case 'texts':
      doubles.semaphore.settle();
      doubles.twilio.settle();
      return;
    case 'dead-number':
      doubles.semaphore.deadNumbers.add(`0${value}`);
      doubles.twilio.deadNumbers.add(`+63${value}`);
      return;
    case 'reverse-payout':
      doubles.xenditPayouts.reverse(value);
      return;
    case 'pay':
      doubles.xenditPayments.pay(value);
      doubles.payMongoCheckout.pay(value);
      return;
    case 'pay-unasked':
      doubles.xenditPayments.payUnasked(value, Number(form.get('pesos')));
      return;
    case 'reverse-payment':
      doubles.xenditPayments.reverse(value);
      return;
    case 'hold':
      doubles.events.hold = value === 'true';
      return;
    case 'copies':
      doubles.events.copies = value === '2' ? 2 : 1;
      return;
    default:
  }
}

function controlPage(doubles: ProviderDoubles): string {
  const { host, events, semaphore, twilio } = doubles;
  const texts = [
    ...semaphore.messages.map(({ recipient, message, status }) => [
      recipient,
      message,
      status,
      button('dead-number', recipient.slice(1), 'Let nothing arrive there'),
    ]),
    ...twilio.messages.map(({ to, body, status }) => [
      to,
      body,
      status,
      button('dead-number', to.slice(3), 'Let nothing arrive there'),
    ]),
  ];
  const told = events.events.map(({ name, answers }) => [name, answers.join(', ')]);
  const calls = host.calls.map(({ at, method, address, status, fault }) => [
    at,
    `${method} ${address}`,
    String(status ?? 'none'),
    fault ?? '',
  ]);
  return `<h1>Provider doubles</h1>
<p>What the product sent here, and what happens to its next calls. Everything is in memory.</p>
<section><h2>Next call</h2>${nextCalls(doubles)}</section>
<section><h2>Text messages</h2>${button('texts', 'all', 'Let all arrive now')}${table(['To', 'Text', 'Status', ''], texts, 3)}</section>
<section><h2>Payouts</h2>${payoutTable(doubles)}</section>
<section><h2>Payments</h2>${paymentTables(doubles)}</section>
<section><h2>Events sent</h2>${table(['Event', 'Answers'], told)}</section>
<section><h2>Calls received</h2>${table(['At', 'Call', 'Status', 'Fault'], calls)}</section>`;
}

function nextCalls({ events }: ProviderDoubles): string {
  const isOnce = events.copies === 1;
  return [
    ...providers.map((provider) => faultForm(provider)),
    button('payout-fails', 'INVALID_DESTINATION', 'Next payout: no such account'),
    button('payout-fails', 'REJECTED_BY_CHANNEL', 'Next payout: refused'),
    button('payout-held', 'held', 'Next payout: held for compliance'),
    button('hold', String(!events.hold), events.hold ? 'Send events again' : 'Hold events back'),
    button('copies', isOnce ? '2' : '1', isOnce ? 'Send each event twice' : 'Send each event once'),
  ].join('');
}

function payoutTable({ xenditPayouts, payMongoTransfers }: ProviderDoubles): string {
  const rows = [
    ...xenditPayouts.payouts.map(({ referenceId, amountMinor, status }) => [
      referenceId,
      pesos(amountMinor),
      status,
      status === 'SUCCEEDED'
        ? button('reverse-payout', referenceId, 'Send back')
        : button('finish', referenceId, 'Pay now'),
    ]),
    ...payMongoTransfers.transfers.map(({ referenceNumber, amountCentavos, status }) => [
      referenceNumber,
      pesos(amountCentavos),
      status,
      '',
    ]),
  ];
  return table(['Reference', 'Pesos', 'Status', ''], rows, 3);
}

function paymentTables({ xenditPayments, payMongoCheckout }: ProviderDoubles): string {
  const opened = [
    ...xenditPayments.requests.map(({ referenceId, amountPesos, presented }) => [
      referenceId,
      amountPesos.toFixed(2),
      presented ?? '',
      button('pay', referenceId, 'Pay'),
    ]),
    ...payMongoCheckout.sessions.map(({ referenceNumber, amountCentavos }) => [
      referenceNumber,
      pesos(amountCentavos),
      '',
      button('pay', referenceNumber, 'Pay'),
    ]),
  ];
  const received = xenditPayments.payments.map(({ paymentId, referenceId, amountPesos, status }) => [
    paymentId,
    referenceId,
    amountPesos.toFixed(2),
    status,
    status === 'SUCCEEDED' ? button('reverse-payment', paymentId, 'Take back') : '',
  ]);
  return (
    unaskedForm +
    table(['Reference', 'Pesos', 'Code', ''], opened, 3) +
    table(['Received', 'Reference', 'Pesos', 'Status', ''], received, 4)
  );
}

const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

function payPage(provider: string, reference: string, amountPesos: number): string {
  return `<h1>Payment partner</h1>
<p>Reference ${escaped(reference)}</p>
<form method="post" action="/pay">
<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="reference" value="${escaped(reference)}">
<label>Pesos <input name="pesos" inputmode="decimal" value="${amountPesos.toFixed(2)}"></label>
<button name="outcome" value="pay">Pay</button> <button name="outcome" value="fail">Let it fail</button>
</form>`;
}

const unaskedForm = `<form method="post" action="/do"><input type="hidden" name="what" value="pay-unasked">
<label>Reference <input name="value" required></label> <label>Pesos <input name="pesos" inputmode="decimal" required></label>
<button>Pay without a request</button></form>`;

function faultForm(provider: (typeof providers)[number]): string {
  const options = faults.map((fault: Fault) => `<option>${fault}</option>`).join('');
  return `<form method="post" action="/do"><input type="hidden" name="what" value="fault"><input type="hidden" name="value" value="${provider}">
<label>${provider} <select name="fault">${options}</select></label> <button>Let the next call fail so</button></form>`;
}

function button(what: string, value: string, label: string): string {
  return `<form method="post" action="/do"><input type="hidden" name="what" value="${what}"><button name="value" value="${escaped(value)}">${label}</button></form>`;
}

/** Cells from the column `markupFrom` on are markup of this file's own. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], markupFrom = 9): string {
  if (rows.length === 0) return '<p>None yet.</p>';
  const head = heads.map((word) => `<th>${word}</th>`).join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${row.map((cell, column) => `<td>${column >= markupFrom ? cell : escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

async function sendPage(reply: FastifyReply, title: string, body: string): Promise<FastifyReply> {
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`);
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:70rem;margin:auto;padding:1rem}
section{margin-block:2rem;overflow-x:auto}form{display:inline-block;margin:.25rem .5rem .25rem 0}
button,select,input{font:inherit;padding:.4rem .7rem}table{border-collapse:collapse;margin-block:.5rem}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}`;
