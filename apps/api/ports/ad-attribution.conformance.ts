import { beforeEach, describe, expect, test } from 'vitest';
import { adEventKinds, type AdAttribution, type AdEvent } from './ad-attribution.ts';

export type AdAttributionUnderTest = {
  attribution: AdAttribution;
  /** What the service counted, by its own books. */
  counted: () => readonly Pick<AdEvent, 'kind' | 'visitorId'>[];
};

const event = (kind: AdEvent['kind'], visitorId: string): AdEvent => ({
  kind,
  visitorId,
  campaign: 'summer',
  adgroup: null,
  creative: 'blue',
  at: 1_790_000_000_000,
});

/** What every way to an advertising service must hold to; each adapter runs it. */
export function describeAdAttribution(name: string, prepare: () => AdAttributionUnderTest): void {
  describe(`ad attribution ${name}`, () => {
    let service: AdAttributionUnderTest;
    beforeEach(() => {
      service = prepare();
    });
    test('takes each kind of event', async () => {
      for (const kind of adEventKinds) {
        expect(await service.attribution.tell(event(kind, 'one'))).toBe('taken');
      }
      expect(service.counted()).toMatchObject(adEventKinds.map((kind) => ({ kind, visitorId: 'one' })));
    });

    test('takes an event that it knows, and counts it once', async () => {
      for (const kind of [...adEventKinds, ...adEventKinds]) {
        expect(await service.attribution.tell(event(kind, 'one'))).toBe('taken');
      }
      expect(service.counted()).toHaveLength(adEventKinds.length);
    });

    test('keeps visitors apart', async () => {
      await service.attribution.tell(event('arrival', 'one'));
      await service.attribution.tell(event('arrival', 'two'));
      expect(service.counted()).toHaveLength(2);
    });
  });
}
