/// `glkViewController`: GLKViewController.
package enum GlkViewControllerElement {
  package static let preferredFramesPerSecond = Property<Int>("preferredFramesPerSecond")
  package static let pauseOnWillResignActive = Property<Bool>("pauseOnWillResignActive")
  package static let resumeOnDidBecomeActive = Property<Bool>("resumeOnDidBecomeActive")

  package static let schema = ElementSchema(
    "glkViewController", className: "GLKViewController", extends: ViewControllerElement.schema,
    [
      preferredFramesPerSecond.rule, pauseOnWillResignActive.rule, resumeOnDidBecomeActive.rule,
    ])
}
