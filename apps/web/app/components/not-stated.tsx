/** A value that the host does not send: a dash, with a text for screen readers. */
export const NotStated = () => (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">Not stated</span>
  </>
)
