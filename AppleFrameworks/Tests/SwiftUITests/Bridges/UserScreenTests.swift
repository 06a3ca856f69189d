import SwiftUI
import TestHosts
import Testing
import ViewHost

/// Article 001 ends with the same screen with a SwiftUI body in a `UIHostingController`.
@MainActor
@Suite("The same screen, with views of UIKit's and with a body", .ownHosts)
struct UserScreenTests {
  private static let lines = ["Brenno de Moura", "São Paulo, Brazil", "Software engineer"]

  final class UserView: UIView {
    lazy var labels: [UILabel] = UserScreenTests.lines.enumerated().map { index, line in
      let label = UILabel()
      label.text = line
      label.font = .preferredFont(forTextStyle: index == 0 ? .title1 : .body)
      return label
    }
    lazy var contentView: UIStackView = {
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 8
      return stack
    }()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      addSubview(contentView)
      contentView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        contentView.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
        contentView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not in a file") }
  }

  final class PlainUserViewController: UIViewController {
    override func loadView() { view = UserView() }
  }

  final class HostedUserViewController: UIViewController {
    var body: some View {
      VStack(spacing: 8) {
        Text(UserScreenTests.lines[0]).font(.title)
        Text(UserScreenTests.lines[1])
        Text(UserScreenTests.lines[2])
      }
    }

    override func loadView() {
      let hosting = UIHostingController(rootView: body)
      view = UIView()
      addChild(hosting)
      hosting.view.frame = view.bounds
      hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(hosting.view)
      hosting.didMove(toParent: self)
    }
  }

  private func shown(_ make: () -> UIViewController, _ style: UIUserInterfaceStyle = .light) -> ViewHost {
    let host = ViewHost()
    let controller = host.run(make)
    host.show(controller)
    host.set(style)
    host.advance(by: 0.1)
    return host
  }

  private func labels(_ host: ViewHost) -> [CGRect] {
    func all(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(all) }
    return all(host.window).map { $0.convert($0.bounds, to: nil as UIView?) }
  }

  @Test("its texts lie at the same places", arguments: [UIUserInterfaceStyle.light, .dark])
  func frames(_ style: UIUserInterfaceStyle) {
    let plain = labels(shown({ PlainUserViewController() }, style))
    let hosted = labels(shown({ HostedUserViewController() }, style))
    #expect(plain.count == 3)
    // To less than the rounding of sums.
    for (one, other) in zip(plain, hosted) {
      #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
      #expect(abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9)
    }
    #expect(hosted.count == 3)
  }

  @Test("it is the same to the pixel", arguments: [UIUserInterfaceStyle.light, .dark])
  func pixels(_ style: UIUserInterfaceStyle) throws {
    let plain = try shown({ PlainUserViewController() }, style).picture().png()
    let hosted = try shown({ HostedUserViewController() }, style).picture().png()
    // The pictures themselves would fill the message.
    let isSame = plain == hosted
    #expect(isSame)
  }
}
