import UIKit

/// A view controller that displays a preview at its own size, in the center of the screen.
final class PreviewFrame: UIViewController {
  private let hosting: UIHostingController<AnyView>
  private let size: CGSize?

  init(_ hosting: UIHostingController<AnyView>, size: CGSize?) {
    self.hosting = hosting
    self.size = size
    super.init(nibName: nil, bundle: nil)
    title = hosting.title
  }
  required init?(coder: NSCoder) { fatalError("a preview of SwiftUI cannot be decoded from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    hosting.safeAreaRegions = []
    addChild(hosting)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = view.safeAreaLayoutGuide.layoutFrame
    let own = size ?? hosting.sizeThatFits(in: place.size)
    hosting.view.frame = CGRect(
      x: (place.midX - own.width / 2).rounded(), y: (place.midY - own.height / 2).rounded(), width: own.width,
      height: own.height)
    preferredContentSize = own
  }
}
