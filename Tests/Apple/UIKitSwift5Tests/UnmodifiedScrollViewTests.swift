import Foundation
import TestHosts
import Testing
import UIKit

/// Scrolling screens in the code of apps, in Swift 5 mode and without annotations of actors.
@Suite("Unmodified scrolling code, Swift 5", .ownHosts)
struct UnmodifiedScrollViewTests {
  class FormViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView: UIScrollView = {
      let view = UIScrollView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.showsVerticalScrollIndicator = false
      view.keyboardDismissMode = .onDrag
      view.alwaysBounceVertical = true
      return view
    }()
    private let contentView = UIView()
    var offsets: [CGFloat] = []
    var keyboardHeight: CGFloat = 0
    var size: CGSize { scrollView.contentSize }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.delegate = self
      view.addSubview(scrollView)
      contentView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(contentView)
      let height = contentView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 900),
        height,
      ])
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        self?.keyboardHeight = value.cgRectValue.height
      }
    }

    func scrollToEnd() {
      let bottom = CGPoint(x: 0, y: scrollView.contentSize.height - scrollView.bounds.height)
      scrollView.setContentOffset(bottom, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("a form scrolls between the bars, as wide as the screen and at least as high as it")
  @MainActor
  func form() {
    let controller = FormViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    controller.view.layoutIfNeeded()
    #expect(controller.size == CGSize(width: 320, height: 900))
    controller.scrollToEnd()
    #expect(controller.offsets == [400])
  }
}
