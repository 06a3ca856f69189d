import UIKit

final class PlayerScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    let cover = UIImageView(image: UIImage(systemName: "music.note"))
    cover.tintColor = .systemPink
    cover.backgroundColor = .systemYellow
    cover.contentMode = .center
    cover.frame = CGRect(x: 40, y: 120, width: 240, height: 200)
    let title = UILabel(frame: CGRect(x: 40, y: 340, width: 240, height: 30))
    title.text = "A song of the sea"
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 20)
    title.textColor = .systemPurple
    let progress = UIProgressView(progressViewStyle: .default)
    progress.frame = CGRect(x: 40, y: 390, width: 240, height: 4)
    progress.progress = 0.4
    progress.tintColor = .systemGreen
    let volume = UISlider(frame: CGRect(x: 40, y: 420, width: 240, height: 34))
    volume.value = 0.7
    volume.minimumTrackTintColor = .systemBrown
    let shuffle = UISwitch(frame: CGRect(origin: CGPoint(x: 40, y: 480), size: .zero))
    shuffle.isOn = true
    shuffle.onTintColor = .systemRed
    let speed = UISegmentedControl(items: ["Slow", "Usual", "Fast"])
    speed.selectedSegmentIndex = 1
    speed.frame = CGRect(x: 40, y: 530, width: 240, height: 32)
    let scope = Scope(frame: CGRect(x: 40, y: 590, width: 240, height: 60))
    scope.backgroundColor = .systemMint
    for part in [cover, title, progress, volume, shuffle, speed, scope] { view.addSubview(part) }
  }
}

final class Scope: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setFill()
    UIRectFill(CGRect(x: 10, y: 20, width: 30, height: 8))
    UIRectFill(CGRect(x: 60, y: 10, width: 30, height: 18))
    UIRectFill(CGRect(x: 110, y: 30, width: 30, height: 12))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 10, y: 50))
    line.addLine(to: CGPoint(x: 200, y: 40))
    line.lineWidth = 2
    UIColor.systemRed.setStroke()
    line.stroke()
  }
}

#Preview("Player") { PlayerScreen() }
