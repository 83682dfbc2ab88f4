import { formatPesos } from '@luwag/contract/money';
import type { FastifyInstance } from 'fastify';
import type { SimulatedCollections } from '../ports/simulated-world.ts';
import type { Context } from '../use-cases/context.ts';
import { receiveCollection } from '../use-cases/payment/receive-collection.ts';
import { isFromElsewhere } from './bind-endpoint.ts';
import { sendRefusal } from './refusal.ts';
import { sandboxPartnerStyle } from './sandbox-partner-style.ts';

const referencePattern = /^LW(-\d{4}){3,4}$/;
type Params = { reference: string };

/** The simulated payment partner's own page: what a wallet app would show, with its three ways to end. Sandbox only. */
export function bindSandboxPartner(
  app: FastifyInstance,
  context: Pick<Context, 'store' | 'now' | 'randomness' | 'products' | 'publicOrigin'>,
  collections: SimulatedCollections,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, text: string | Buffer) => new URLSearchParams(text.toString()).get('outcome'),
    );
    scope.get('/sandbox/partner.css', async (_request, reply) =>
      reply.type('text/css').send(sandboxPartnerStyle),
    );
    scope.get<{ Params: Params }>('/sandbox/partner/:reference', async (request, reply) => {
      const { reference } = request.params;
      const order = referencePattern.test(reference) ? await collections.find(reference) : null;
      if (order === null) return sendRefusal(reply, 'not_found');
      return reply.type('text/html; charset=utf-8').send(page(reference, order));
    });
    scope.post<{ Params: Params; Body: string | null }>(
      '/sandbox/partner/:reference',
      async (request, reply) => {
        if (isFromElsewhere(request, context.publicOrigin)) return sendRefusal(reply, 'forbidden');
        const { reference } = request.params;
        const order = referencePattern.test(reference) ? await collections.find(reference) : null;
        if (order === null) return sendRefusal(reply, 'not_found');
        if (request.body === 'success' || request.body === 'fail') {
          const received = await receiveCollection(context, { reference, outcome: request.body });
          if (!received.ok) return sendRefusal(reply, received.code);
        }
        return reply.redirect(order.returnUrl, 303);
      },
    );
  });
}

type Order = { partnerName: string; amountCentavos: number };

function page(reference: string, { partnerName, amountCentavos }: Order): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${partnerName} (simulated)</title>
<link rel="stylesheet" href="/sandbox/partner.css">
</head>
<body>
<main>
<p class="note">Simulated payment partner</p>
<h1>${partnerName}</h1>
<dl>
<dt>Amount</dt><dd>${formatPesos(amountCentavos)}</dd>
<dt>Reference</dt><dd>${reference}</dd>
</dl>
<form method="post">
<button name="outcome" value="success">Pay ${formatPesos(amountCentavos)}</button>
<button name="outcome" value="fail" class="quiet">Let the payment fail</button>
<button name="outcome" value="later" class="quiet">Go back without an answer</button>
</form>
</main>
</body>
</html>
`;
}
