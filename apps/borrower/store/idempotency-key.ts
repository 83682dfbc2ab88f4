import { useRef } from 'react';

/**
 * One key for one intent: however often it is sent, tapped or retried, it is done once. Give the intent as text;
 * when the text changes it is another intent and gets another key.
 */
export function useIdempotencyKey(): { keyFor: (intent: string) => string; finish: () => void } {
  const current = useRef<{ intent: string; key: string } | null>(null);
  const keyFor = (intent: string) => {
    if (current.current?.intent !== intent) current.current = { intent, key: newKey() };
    return current.current.key;
  };
  const finish = () => {
    current.current = null;
  };
  return { keyFor, finish };
}

/** A random UUID, also where the page came without HTTPS and the browser withholds crypto.randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const digits = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
