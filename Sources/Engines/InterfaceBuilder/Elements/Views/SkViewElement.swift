/// `skView`: SKView.
package enum SkViewElement {
  package static let wantsBestResolutionOpenGLSurface = Property<Bool>("wantsBestResolutionOpenGLSurface")

  package static let schema = ElementSchema(
    "skView", className: "SKView", extends: ViewElement.schema,
    [
      wantsBestResolutionOpenGLSurface.rule
    ])
}
