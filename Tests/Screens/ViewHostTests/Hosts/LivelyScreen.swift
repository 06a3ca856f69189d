import Foundation
import UIKit
import ViewHost

/// A screen with much activity: all kinds of animations, timers, tasks, text, a list, and information of the device.
@MainActor
final class LivelyScreen: UIViewController, UITableViewDataSource {
  private let box = UIView()
  private let dot = CALayer()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let toggle = UISwitch()
  private let field = UITextField()
  private let clock = UILabel()
  private let table = UITableView()
  private var timer: Timer?
  private var link: CADisplayLink?
  private var frameCount = 0
  private var rows = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lively"
    view.backgroundColor = .systemBackground
    view.tintColor = .systemPurple
    box.backgroundColor = .systemTeal
    box.frame = CGRect(x: 20, y: 120, width: 60, height: 60)
    dot.backgroundColor = UIColor.systemRed.cgColor
    dot.frame = CGRect(x: 120, y: 120, width: 20, height: 20)
    view.layer.addSublayer(dot)
    spinner.startAnimating()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    clock.font = .preferredFont(forTextStyle: .body)
    clock.adjustsFontForContentSizeCategory = true
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let stack = UIStackView(arrangedSubviews: [spinner, toggle, field, clock])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    for each in [box, stack, table] { view.addSubview(each) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      table.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    timer = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.showState() }
    }
    link = CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.frameCount += 1 } }
    link?.add(to: .main, forMode: .common)
    Task { self.navigationItem.prompt = UIDevice.current.model }
    showState()
  }

  /// Displays the state of the app's static members.
  private func showState() {
    let screen = UIScreen.main
    clock.text =
      "\(Int((CACurrentMediaTime() * 1000).rounded())) ms, \(frameCount) frames, \(Int(screen.bounds.width)) wide, "
      + "\(UIApplication.shared.preferredContentSizeCategory.rawValue), \(UIPasteboard.general.string ?? "-")"
  }

  func animate() {
    UIView.animate(withDuration: 0.5, delay: 0.05) {
      self.box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 0.7)
      self.box.alpha = 0.4
    } completion: { _ in
      self.box.backgroundColor = .systemOrange
    }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.4)
    dot.cornerRadius = 10
    dot.position.x += 80
    CATransaction.commit()
    UIPasteboard.general.string = "copied at \(Int(CACurrentMediaTime() * 10))"
    toggle.setOn(true, animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      self.rows += 2
      self.table.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tearDown() {
    timer?.invalidate()
    link?.invalidate()
  }
}
