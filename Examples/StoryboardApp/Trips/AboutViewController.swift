import UIKit

class AboutViewController: UIViewController {
    @IBOutlet weak var textLabel: UILabel!

    var place = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = "All about \(place)"
    }

    @IBAction func close() {
        dismiss(animated: true)
    }
}
