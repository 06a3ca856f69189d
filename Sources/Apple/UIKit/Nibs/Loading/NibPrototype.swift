import InterfaceBuilder

/// A cell that a table or collection of a storyboard has as a pattern for others.
@MainActor
final class NibPrototype {
  private let file: NibFile
  private let description: Object
  private let scene: StoryboardScene?

  private let policy: any NibPolicy

  init(_ file: NibFile, _ description: Object, scene: StoryboardScene?, policy: any NibPolicy = AppNibPolicy()) {
    self.policy = policy
    self.file = file
    self.description = description
    self.scene = scene
  }

  /// Makes a cell with everything inside it.
  func make() -> UIView? {
    let nib = NibInstantiation(file, traits: .current, policy: policy)
    nib.scene = scene
    let view = nib.view(description)
    nib.finish()
    nib.tell()
    return view
  }
}
