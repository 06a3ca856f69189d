/// Has layers that asked for it draw their content.
@MainActor
enum DisplayPass {
  static func run(below root: UIView) {
    root.layer.displayTree()
  }
}
