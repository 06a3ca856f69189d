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
