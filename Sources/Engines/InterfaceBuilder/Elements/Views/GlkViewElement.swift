/// `glkView`: GLKView.
package enum GlkViewElement {
  package static let drawableColorFormat = Property<String>("drawableColorFormat")
  package static let drawableDepthFormat = Property<String>("drawableDepthFormat")
  package static let drawableStencilFormat = Property<String>("drawableStencilFormat")
  package static let drawableMultisample = Property<String>("drawableMultisample")
  package static let enableSetNeedsDisplay = Property<Bool>("enableSetNeedsDisplay")

  package static let schema = ElementSchema(
    "glkView", className: "GLKView", extends: ViewElement.schema,
    [
      drawableColorFormat.rule, drawableDepthFormat.rule, drawableStencilFormat.rule, drawableMultisample.rule,
      enableSetNeedsDisplay.rule,
    ])
}
