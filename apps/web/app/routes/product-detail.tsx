import { PlainPage } from "../ui/page";
import { pageTitle } from "../ui/page-title";

export const meta = () => pageTitle("Product");

export default function ProductDetail() {
  return <PlainPage title="Product" />;
}
