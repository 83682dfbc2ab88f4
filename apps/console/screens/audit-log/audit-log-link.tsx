import { auditReaders } from '@luwag/contract/endpoints/staff/list-audit-log';
import { Link } from '@tanstack/react-router';
import { useStaff } from '../../app/use-staff.ts';
import { auditWords as say } from '../../messages/audit-words.ts';

/** The way to what was looked at and done about a customer, for those who may read the log. */
export function AuditLogLink({ customerId }: { customerId: string }) {
  const { role } = useStaff();
  if (!auditReaders.some((reader) => reader === role)) return null;
  return (
    <p>
      <Link to="/audit-log" search={{ customer: customerId }}>
        {say.ofCustomer}
      </Link>
    </p>
  );
}
