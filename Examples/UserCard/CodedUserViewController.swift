import UIKit
import ViewCode

/// The user card with a controller that is view code itself: it holds the card in its own hierarchy, beside a button.
final class CodedUserViewController: CodedViewController {
  private enum Metrics {
    static let margin: CGFloat = 20
  }

  private let viewModel: UserView.ViewModel
  private var onMessage: () -> Void

  private lazy var card = UserView(viewModel: viewModel)
  private lazy var messageButton = UIButton(configuration: .filled())

  init(viewModel: UserView.ViewModel, onMessage: @escaping () -> Void) {
    self.viewModel = viewModel
    self.onMessage = onMessage
    super.init()
  }

  var hierarchy: Hierarchy {
    card
    messageButton
  }

  var layout: Layout {
    card.topAnchor.constraint(equalTo: view.topAnchor)
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    card.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    messageButton.leadingAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: Metrics.margin)
    messageButton.trailingAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -Metrics.margin)
    messageButton.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Metrics.margin)
  }

  var configuration: Configuration {
    Setting(\.configuration!.title, of: messageButton, to: "Message \(viewModel.firstName)")
    Setting(\.configuration!.buttonSize, of: messageButton, to: .large)
    Once { [messageButton, onMessage] in
      messageButton.addAction(UIAction { _ in onMessage() }, for: .touchUpInside)
    }
  }
}

#Preview("User card with button") {
  CodedUserViewController(viewModel: .sample, onMessage: {})
}
