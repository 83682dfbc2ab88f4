import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/**
 * Takes events of loans: checks the signature on the body as it came, leaves out what it has already, and answers at once.
 * `secret` is what the console showed (`whsec_...`); `keep` stores an event under its id and answers whether it is new.
 */
export function createReceiver(secret, keep) {
  const webhook = new Webhook(secret);
  return createServer(async (request, response) => {
    const body = await text(request);
    let event;
    try {
      event = webhook.verify(body, request.headers);
    } catch {
      // Not signed with the secret, or signed more than five minutes ago.
      response.writeHead(400).end();
      return;
    }
    // Events come at least once. The same event has the same id.
    await keep(event);
    response.writeHead(204).end();
  });
}
