import './check-list.css';

/** Several choices of which at least one is to be made, read by their common name when the form is sent. */
export function CheckList<Value extends string>({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
}) {
  return (
    <fieldset className="check-list">
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((value) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {options[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** What of a list of choices is ticked. */
export function checkedOf<Value extends string>(
  form: FormData,
  name: string,
  options: Readonly<Record<Value, string>>,
): Value[] {
  const ticked = new Set(form.getAll(name));
  return (Object.keys(options) as Value[]).filter((value) => ticked.has(value));
}
