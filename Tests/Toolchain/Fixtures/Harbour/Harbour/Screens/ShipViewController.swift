import HarbourKit
import UIKit

final class ShipViewController: UIViewController {
  @objc dynamic private(set) var isFavourite = false
  private let ship: Ship
  private let nameLabel = UILabel()
  private let favouriteButton = UIButton(type: .system)

  init(ship: Ship) {
    self.ship = ship
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ship.name
    view.backgroundColor = UIColor(named: "SeaBlue")
    nameLabel.text = ship.name
    nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
    nameLabel.textColor = .white
    favouriteButton.setTitle("Add to favourites", for: .normal)
    favouriteButton.addTarget(self, action: #selector(toggleFavourite(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, favouriteButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc func toggleFavourite(_ sender: UIButton) {
    isFavourite.toggle()
    sender.setTitle(isFavourite ? "Favourite" : "Add to favourites", for: .normal)
  }
}

@available(iOS 17, *)
#Preview("A ship") {
  ShipViewController(ship: Ship.all[0])
}
