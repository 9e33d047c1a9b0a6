/** The mark: a P like a loop of thread through a leather tag, and the drop of care that gives leather its patina. */
import type { SVGProps } from 'react';

export function LogoMark({ size = 32, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" {...rest}>
      <rect width="64" height="64" rx="17" fill="#29695a" />
      <path
        d="M22 52V14h12.5a12.5 12.5 0 0 1 0 25H30"
        fill="none"
        stroke="#fcf9f3"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M44.5 42.5c3.2 4 4.8 6.3 4.8 8.3a4.8 4.8 0 0 1-9.6 0c0-2 1.6-4.3 4.8-8.3z" fill="#e3ad89" />
    </svg>
  );
}
