import UIKit

/// The controller of the user card. It sets its content view, and is independent of its layout.
final class UserViewController: UIViewController {
  private lazy var contentView = UserView(viewModel: viewModel)
  private let viewModel: UserView.ViewModel

  init(viewModel: UserView.ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.firstName
  }
}

#Preview("User card") {
  UserViewController(viewModel: .sample)
}
