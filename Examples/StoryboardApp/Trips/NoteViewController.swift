import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var noteField: UITextField!

    var note = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        noteField.text = note
    }
}

extension NoteViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}
