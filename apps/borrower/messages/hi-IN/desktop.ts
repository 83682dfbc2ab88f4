import type { messages as source } from '../en-US/desktop.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  lead: 'ऐसा लोन जिसका हर पेसो का खर्च पहले दिखता है।',
  openOnPhone: 'फ़ोन पर खोलने के लिए स्कैन करें।',
  codeLabel: 'QR कोड जिससे यह ऐप फ़ोन पर खुलता है',
  registration: 'SEC पंजीकरण सं. {number}',
  authority: 'Certificate of Authority सं. {number}',
};
