import UIKit

/// A pattern for a child with constraints in a parent whose frame is not aligned to pixels. The result is the child's
/// frame, and the parent's x-coordinate.
enum ChildOfFractionalParent: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern("parent frame x # (frame based), child pinned #/# with #x#")
    guard let numbers = pattern.match(setup.text)?.numbers else { return nil }
    let stage = try Stage(size: CGSize(width: 320, height: 480), scale: setup.scale)
    let parent = UIView(frame: CGRect(x: numbers[0], y: 0, width: 100, height: 100))
    stage.root.addSubview(parent)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: numbers[1]),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: numbers[2]),
      child.widthAnchor.constraint(equalToConstant: numbers[3]),
      child.heightAnchor.constraint(equalToConstant: numbers[4]),
    ])
    stage.layOut()
    let frame = child.frame
    return .values([frame.minX, frame.minY, frame.width, frame.height, parent.frame.minX])
  }
}
