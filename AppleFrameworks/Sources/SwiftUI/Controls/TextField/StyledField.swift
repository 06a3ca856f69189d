import UIKit

/// A field as a style shows it: what the style is made of is a field without it.
struct StyledField<S: TextFieldStyle>: View, DynamicHolder {
  let style: S
  let field: TextField<S._Label>
  var body: some View { style._body(configuration: field).environment(\.fieldStyle, nil) }
}
