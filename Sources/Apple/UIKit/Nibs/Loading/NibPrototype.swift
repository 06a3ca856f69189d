import InterfaceBuilder

/// A prototype cell of a table or collection view in a storyboard.
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

  /// Returns a new cell with its contents.
  func make() -> UIView? {
    let nib = NibInstantiation(file, traits: .current, policy: policy)
    nib.scene = scene
    let view = nib.view(description)
    nib.finish()
    nib.tell()
    return view
  }
}
