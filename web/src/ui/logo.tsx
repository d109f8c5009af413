/** The sign of Markgraph: striae of two marks that continue across a line, as the comparison microscope shows them. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 16 16" aria-hidden="true">
    <path class="first" stroke-width="2" d="M3.9 3H7.4M2 9.6H7.4" />
    <path class="first" stroke-width="1.1" d="M2 6H7.4M3.4 12.9H7.4" />
    <path class="second" stroke-width="2" d="M8.6 3h3.5M8.6 9.6H14" />
    <path class="second" stroke-width="1.1" d="M8.6 6H14M8.6 12.9h4" />
  </svg>
)
