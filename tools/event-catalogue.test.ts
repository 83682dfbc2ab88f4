import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createEventSender } from '../apps/api/adapters/event-receiver/post-event.ts';
import { loanEventTypes } from '../packages/contract/endpoints/receiver/loan-events.ts';
import { describeEvents, eventsPage, readSample, samplePath } from './event-catalogue.ts';
import { projectFolder } from './source-files.ts';

type Sample = {
  createReceiver: (secret: string, keep: (event: { id: string }) => Promise<void>) => Server;
};

test('the page on events is what the contract says; `node tools/event-catalogue.ts` writes it anew', () => {
  const written = readFileSync(path.join(projectFolder, eventsPage), 'utf8');
  expect(written).toBe(describeEvents(readSample()));
  for (const type of loanEventTypes) expect(written).toContain(`### \`${type}\``);
});

test('the receiver on the page takes what the product sends, and refuses what another secret signed', async () => {
  const { createReceiver } = (await import(path.join(projectFolder, samplePath))) as Sample;
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const kept: string[] = [];
  const server = createReceiver(secret, async ({ id }) => void kept.push(id));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sender = createEventSender({ isOwnMachineReached: true });
  const event = { url, eventId: 'e-1', body: '{"id":"e-1","type":"loan.repaid"}' };
  expect(await sender.send({ ...event, secrets: [secret] })).toEqual({ status: 204 });
  const other = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;
  expect(await sender.send({ ...event, secrets: [other] })).toEqual({ status: 400 });
  expect(await sender.send({ ...event, secrets: [other, secret] })).toEqual({ status: 204 });
  expect(kept).toEqual(['e-1', 'e-1']);
  server.close();
  await once(server, 'close');
});
