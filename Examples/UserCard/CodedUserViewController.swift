import UIKit
import ViewCode

/// A controller of the user card that is view code itself: its hierarchy contains the card and a button.
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
    card.pin(.edges)
    messageButton.pin(.horizontal, .bottom, to: .safeArea, inset: Metrics.margin)
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
