import UIKit

/// A text field in a custom style. The text field in the style's body has no style.
struct StyledField<S: TextFieldStyle>: View, DynamicHolder {
  let style: S
  let field: TextField<S._Label>
  var body: some View { style._body(configuration: field).environment(\.fieldStyle, nil) }
}
