import { dataComponent } from '../../state/data-component'

export default dataComponent(async () => (await import('./page')).ProductPage, undefined, { early: true })
