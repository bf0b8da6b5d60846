import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Guest-only pages: the signed-in go to / (requirements §2, route guards). */
const guest = (path: string, file: string): RouteConfigEntry =>
  layout('layouts/require-guest.tsx', { id: `guest ${path}` }, [route(path, file)])

/** Authorised-only pages: everybody else goes to /account/signin (requirements §2, route guards). */
const customer = (path: string, file: string): RouteConfigEntry =>
  layout('layouts/require-customer.tsx', { id: `customer ${path}` }, [route(path, file, { id: path })])

// The route table of requirements §2, in its order.
export default [
  layout('layouts/shop.tsx', [
    index('routes/home/route.tsx'),
    route('about', 'routes/about.tsx'),
    route('services', 'routes/services.tsx'),
    route('publications', 'routes/publications.tsx'),
    route('trainers', 'routes/trainers.tsx'),
    // The inventory's own pages: requirements §2's other static content.
    route('inventory', 'routes/inventory.tsx'),
    route('inventory/dimensions', 'routes/dimensions.tsx'),
    route('inventory/temperaments', 'routes/temperaments.tsx'),
    route('inventory/applications', 'routes/applications.tsx'),
    route('inventory/emotional-intelligence', 'routes/emotional-intelligence.tsx'),
    route('inventory/creative-thinking', 'routes/creative-thinking.tsx'),
    route('inventory/author', 'routes/author.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('contact-us', 'routes/contact.tsx', { id: 'routes/contact-us' }),
    route('disclaimer', 'routes/disclaimer.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('shipping-returns', 'routes/shipping-returns.tsx'),
    guest('account/signin', 'routes/auth/sign-in.tsx'),
    guest('account/signup', 'routes/auth/sign-up.tsx'),
    guest('account/forgotpassword', 'routes/auth/forgot-password.tsx'),
    route('password-link', 'routes/auth/password-link.tsx'),
    guest('reset-password', 'routes/auth/reset-password.tsx'),
    customer('profile', 'routes/account/route.tsx'),
    customer('account/profile', 'routes/account/route.tsx'),
    customer('account/orders', 'routes/account/route.tsx'),
    customer('account/wishlist', 'routes/account/route.tsx'),
    customer('account/notification', 'routes/account/route.tsx'),
    customer('orderdetails/:order_txn_id', 'routes/order/route.tsx'),
    route('checkout', 'routes/checkout/route.tsx'),
    route('cart', 'routes/cart/route.tsx'),
    customer('invoice', 'routes/invoice/route.tsx'),
    route('category', 'routes/category/route.tsx'),
    route('product/detail', 'routes/product/route.tsx'),
    route('star/zone', 'routes/star-zone/route.tsx'),
    route('support', 'routes/support.tsx'),
  ]),
  layout('layouts/payment.tsx', [
    route('stripecheckout', 'routes/payment/hand-off.tsx'),
    route('success', 'routes/payment/success.tsx'),
    route('failed', 'routes/payment/failed.tsx'),
    route('st/cancel', 'routes/payment/cancelled.tsx'),
    route('st/clear', 'routes/payment/clearing.tsx'),
    route('st/return/*', 'routes/payment/return.tsx'),
    route('px/return/*', 'routes/payment/second-gateway-return.tsx'),
  ]),
  layout('layouts/shop.tsx', { id: 'layouts/shop-errors' }, [
    route('500', 'routes/errors/server-error.tsx'),
    route('*', 'routes/errors/not-found.tsx'),
  ]),
  // For machines.
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('manifest.webmanifest', 'routes/seo/manifest.ts'),
] satisfies RouteConfig
