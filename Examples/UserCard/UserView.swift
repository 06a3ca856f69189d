import UIKit
import ViewCode

/// A user's name and address, as consecutive groups of views in a stack.
///
/// Each group is a lazy variable. `contentView` combines them, so that little remains for the steps.
final class UserView: CodedView {
  struct ViewModel {
    var firstName: String
    var lastName: String
    var street: String
    var city: String
    var initials: String
  }

  private enum Metrics {
    static let margin: CGFloat = 20
    static let groupSpacing: CGFloat = 24
    static let lineSpacing: CGFloat = 4
    static let badgeSide: CGFloat = 96
    static let cardCorner: CGFloat = 16
  }

  private let viewModel: ViewModel

  // MARK: - Name

  private lazy var badge = UILabel()
    .setting(\.text, to: viewModel.initials)
    .setting(\.font, to: .systemFont(ofSize: 36, weight: .semibold))
    .setting(\.textColor, to: .white)
    .setting(\.textAlignment, to: .center)
    .setting(\.backgroundColor, to: .systemIndigo)
    .setting(\.layer.cornerRadius, to: Metrics.badgeSide / 2)
    .setting(\.clipsToBounds, to: true)
    .fixed(Metrics.badgeSide)

  private lazy var firstNameLabel = UILabel()
    .setting(\.text, to: viewModel.firstName)
    .setting(\.font, to: .preferredFont(forTextStyle: .title1))

  private lazy var lastNameLabel = UILabel()
    .setting(\.text, to: viewModel.lastName)
    .setting(\.font, to: .preferredFont(forTextStyle: .title2))
    .setting(\.textColor, to: .secondaryLabel)

  private lazy var nameGroup = UIStackView.vertical(spacing: Metrics.lineSpacing, alignment: .center) {
    badge
    firstNameLabel
    lastNameLabel
  }
  .setup { $0.setCustomSpacing(Metrics.margin, after: badge) }

  // MARK: - Address

  private lazy var streetLabel = UILabel()
    .setting(\.text, to: viewModel.street)
    .setting(\.font, to: .preferredFont(forTextStyle: .body))
    .setting(\.numberOfLines, to: 0)

  private lazy var cityLabel = UILabel()
    .setting(\.text, to: viewModel.city)
    .setting(\.font, to: .preferredFont(forTextStyle: .body))

  private lazy var addressTitle = UILabel()
    .setting(\.text, to: "Address")
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))

  private lazy var addressGroup = UIStackView(arrangedSubviews: [addressTitle, streetLabel, cityLabel])
    .setting(\.axis, to: .vertical)
    .setting(\.spacing, to: Metrics.lineSpacing)
    .setting(\.isLayoutMarginsRelativeArrangement, to: true)
    .setting(\.layoutMargins, to: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    .setting(\.backgroundColor, to: .secondarySystemGroupedBackground)
    .setting(\.layer.cornerRadius, to: Metrics.cardCorner)

  // MARK: - Composition

  private lazy var contentView = UIStackView.vertical(spacing: Metrics.groupSpacing) {
    nameGroup
    addressGroup
  }

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy {
    contentView
  }

  var layout: Layout {
    contentView.pin(.top, .horizontal, to: .safeArea, inset: Metrics.margin)
    contentView.pin(.bottom, to: .safeArea, inset: .atLeast(Metrics.margin))
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemGroupedBackground)
  }
}

extension UserView.ViewModel {
  static var sample: Self {
    Self(firstName: "Grace", lastName: "Hopper", street: "1 Compiler Way", city: "Arlington", initials: "GH")
  }
}
