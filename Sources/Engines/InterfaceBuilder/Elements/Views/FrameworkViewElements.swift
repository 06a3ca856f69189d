/// `arscnView`: ARSCNView.
package enum ArscnViewElement {
  package static let autoenablesDefaultLighting = Property<Bool>("autoenablesDefaultLighting")
  package static let allowsCameraControl = Property<Bool>("allowsCameraControl")
  package static let antialiasingMode = Property<String>("antialiasingMode")
  package static let playing = Property<Bool>("playing")
  package static let loops = Property<Bool>("loops")
  package static let jitteringEnabled = Property<Bool>("jitteringEnabled")
  package static let wantsBestResolutionOpenGLSurface = Property<Bool>("wantsBestResolutionOpenGLSurface")
  package static let preferredFramesPerSecond = Property<Int>("preferredFramesPerSecond")
  package static let sceneName = Property<String>("sceneName")

  package static let schema = ElementSchema(
    "arscnView", className: "ARSCNView", extends: ViewElement.schema,
    [
      autoenablesDefaultLighting.rule, allowsCameraControl.rule, antialiasingMode.rule, playing.rule, loops.rule,
      jitteringEnabled.rule, wantsBestResolutionOpenGLSurface.rule, preferredFramesPerSecond.rule, sceneName.rule,
    ])
}

/// `arskView`: ARSKView.
package enum ArskViewElement {
  package static let schema = ElementSchema(
    "arskView", className: "ARSKView", extends: ViewElement.schema)
}

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

/// `lpLinkView`: LPLinkView.
package enum LpLinkViewElement {
  package static let schema = ElementSchema(
    "lpLinkView", className: "LPLinkView", extends: ViewElement.schema)
}

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

/// `pdfView`: PDFView.
package enum PdfViewElement {
  package static let schema = ElementSchema(
    "pdfView", className: "PDFView", extends: ViewElement.schema)
}

/// `sceneKitView`: SCNView.
package enum SceneKitViewElement {
  package static let autoenablesDefaultLighting = Property<Bool>("autoenablesDefaultLighting")
  package static let allowsCameraControl = Property<Bool>("allowsCameraControl")
  package static let antialiasingMode = Property<String>("antialiasingMode")
  package static let playing = Property<Bool>("playing")
  package static let loops = Property<Bool>("loops")
  package static let jitteringEnabled = Property<Bool>("jitteringEnabled")
  package static let wantsBestResolutionOpenGLSurface = Property<Bool>("wantsBestResolutionOpenGLSurface")
  package static let preferredFramesPerSecond = Property<Int>("preferredFramesPerSecond")
  package static let sceneName = Property<String>("sceneName")

  package static let schema = ElementSchema(
    "sceneKitView", className: "SCNView", extends: ViewElement.schema,
    [
      autoenablesDefaultLighting.rule, allowsCameraControl.rule, antialiasingMode.rule, playing.rule, loops.rule,
      jitteringEnabled.rule, wantsBestResolutionOpenGLSurface.rule, preferredFramesPerSecond.rule, sceneName.rule,
    ])
}

/// `skView`: SKView.
package enum SkViewElement {
  package static let wantsBestResolutionOpenGLSurface = Property<Bool>("wantsBestResolutionOpenGLSurface")

  package static let schema = ElementSchema(
    "skView", className: "SKView", extends: ViewElement.schema,
    [
      wantsBestResolutionOpenGLSurface.rule
    ])
}
