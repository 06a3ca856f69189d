import UIKit

final class ProfileScreen: UIViewController {
  private let avatar = UIView()
  private let name = UILabel()
  private let detail = UILabel()
  private let follow = UIButton(type: .system)
  private let rule = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 32
    avatar.layer.borderWidth = 2
    avatar.layer.borderColor = UIColor.systemGray.cgColor
    name.text = "Sofia Marín"
    name.font = .systemFont(ofSize: 22, weight: .bold)
    name.textColor = .label
    detail.text = "Twelve posts, four places"
    detail.font = .systemFont(ofSize: 15, weight: .regular)
    detail.textColor = .secondaryLabel
    follow.setTitle("Follow", for: .normal)
    follow.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    follow.tintColor = .systemTeal
    rule.backgroundColor = .systemOrange
    for part in [avatar, name, detail, follow, rule] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.heightAnchor.constraint(equalToConstant: 64),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 14),
      name.topAnchor.constraint(equalTo: avatar.topAnchor, constant: 6),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor, constant: 1),
      detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      follow.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -18),
      follow.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      rule.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 22),
      rule.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -22),
      rule.topAnchor.constraint(equalTo: follow.bottomAnchor, constant: 10),
      rule.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}

#Preview("Profile") { ProfileScreen() }
