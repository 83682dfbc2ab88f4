import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A certificate for this machine that nobody else trusts, with its key, in PEM. Made anew for each test. */
export async function ownCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-certificate-'));
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'cert.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=provider doubles', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', certFile, '-days', '2'];
  try {
    await promisify(execFile)('openssl', ['req', ...kind, ...names, ...files]);
    return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
