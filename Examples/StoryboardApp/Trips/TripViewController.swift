import UIKit

/// A trip, with notes.
class TripViewController: UIViewController {
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet private weak var daysLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel! {
        didSet { noteLabel.textColor = .secondaryLabel }
    }
    /// The width of the bar, which grows with the days of the trip.
    @IBOutlet weak var barWidth: NSLayoutConstraint!
    @IBOutlet var buttons: [UIButton]!

    var trip: Trip?
    private var isFavourite = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesBottomBarWhenPushed = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let trip else { return }
        placeLabel.text = trip.place
        daysLabel?.text = "\(trip.days) days"
        noteLabel.text = trip.note
        barWidth.constant = CGFloat(trip.days) * 30
        for button in buttons { button.layer.cornerRadius = 8 }
    }

    // Marks the trip as a favorite, or removes the mark.
    @IBAction func toggleFavourite(_ sender: UIButton) {
        isFavourite.toggle()
        sender.setTitle(isFavourite ? "Favourite" : "Add to favourites", for: .normal)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "editNote", let editor = segue.destination as? NoteViewController else { return }
        editor.note = trip?.note ?? ""
    }

    @IBAction func showAbout(_ sender: UIButton) {
        guard let about = storyboard?.instantiateViewController(withIdentifier: "About") as? AboutViewController else {
            return
        }
        about.place = trip?.place ?? ""
        present(about, animated: true)
    }
}
