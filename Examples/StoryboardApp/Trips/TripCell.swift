import UIKit

class TripCell: UITableViewCell {
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet weak var daysLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        daysLabel.textColor = .systemTeal
    }

    func show(_ trip: Trip) {
        placeLabel.text = trip.place
        daysLabel.text = "\(trip.days)"
    }
}
