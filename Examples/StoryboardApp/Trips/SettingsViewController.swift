import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet var remindSwitch: UISwitch!
    @IBOutlet var stateLabel: UILabel!

    @IBAction func remindChanged(_ sender: UISwitch) {
        stateLabel.text = sender.isOn ? "A day before" : "Never"
    }
}
