/** A module of the chunk of React (build/chunks.ts), so that React DOM is created in that chunk's task, not when the page hydrates. */
export { hydrateRoot } from 'react-dom/client'
