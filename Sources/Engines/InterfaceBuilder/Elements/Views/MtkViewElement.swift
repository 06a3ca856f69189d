/// `mtkView`: MTKView.
package enum MtkViewElement {
  package static let colorPixelFormat = Property<String>("colorPixelFormat")
  package static let depthStencilPixelFormat = Property<String>("depthStencilPixelFormat")
  package static let sampleCount = Property<Int>("sampleCount")
  package static let preferredFramesPerSecond = Property<Int>("preferredFramesPerSecond")
  package static let enableSetNeedsDisplay = Property<Bool>("enableSetNeedsDisplay")
  package static let paused = Property<Bool>("paused")
  package static let autoResizeDrawable = Property<Bool>("autoResizeDrawable")
  package static let clearDepth = Property<Double>("clearDepth")
  package static let clearStencil = Property<Int>("clearStencil")

  package static let schema = ElementSchema(
    "mtkView", className: "MTKView", extends: ViewElement.schema,
    [
      colorPixelFormat.rule, depthStencilPixelFormat.rule, sampleCount.rule, preferredFramesPerSecond.rule,
      enableSetNeedsDisplay.rule, paused.rule, autoResizeDrawable.rule, clearDepth.rule, clearStencil.rule,
    ])
}
