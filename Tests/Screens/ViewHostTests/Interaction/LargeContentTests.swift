import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Large content viewer", .ownHosts)
struct LargeContentTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String?] = []

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ended.append(item?.largeContentTitle) }
  }

  private let delegate = Delegate()

  private func host(_ size: UIContentSizeCategory) -> (ViewHost, UIButton) {
    var surroundings = HostEnvironment()
    surroundings.contentSizeCategory = size
    let host = ViewHost(device: .standard, surroundings: surroundings)
    let root = UIView()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    button.accessibilityLabel = "Send"
    button.showsLargeContentViewer = true
    button.largeContentImage = UIImage(systemName: "paperplane")
    root.addSubview(button)
    root.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
    return (host, button)
  }

  private func texts(_ host: ViewHost) -> [String] {
    func all(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(all)
    }
    return all(host.window)
  }

  @Test("a finger that rests on an item shows it in the middle of the screen, in the accessibility sizes")
  func shown() throws {
    let (host, _) = host(.accessibilityLarge)
    #expect(host.run { UILargeContentViewerInteraction.isEnabled })
    let finger = host.putDown(at: CGPoint(x: 50, y: 120))
    #expect(!texts(host).contains("Send"))
    host.advance(by: 0.7)
    #expect(texts(host).contains("Send"))
    finger.lift()
    host.advance(by: 0.1)
    #expect(!texts(host).contains("Send") && delegate.ended == ["Send"])
  }

  @Test("not in other sizes, and not where the item doesn't want to")
  func notShown() {
    let (small, _) = host(.large)
    let finger = small.putDown(at: CGPoint(x: 50, y: 120))
    small.advance(by: 0.7)
    #expect(!texts(small).contains("Send"))
    finger.lift()
    let (large, button) = host(.accessibilityLarge)
    button.showsLargeContentViewer = false
    let second = large.putDown(at: CGPoint(x: 50, y: 120))
    large.advance(by: 0.7)
    #expect(!texts(large).contains("Send") && delegate.ended.isEmpty)
    second.lift()
  }

  @Test("titles and images are those of the view where the app says nothing else")
  func defaults() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.largeContentTitle == "Title" && !label.showsLargeContentViewer)
    label.largeContentTitle = "Other"
    #expect(label.largeContentTitle == "Other")
    let image = UIImage(systemName: "star")
    #expect(UIImageView(image: image).largeContentImage === image)
  }
}
