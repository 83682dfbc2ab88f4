/** An opening circle: room to breathe. The name always stands beside it in words. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="brand-mark-ring" d="M21.8 5.2A12.3 12.3 0 1 0 28 18" />
      <path className="brand-mark-breath" d="M16 22.500a6.5 6.5 0 0 1 0-13" />
      <circle className="brand-mark-sun" cx="25.5" cy="9.5" r="3" />
    </svg>
  );
}
